import { access, constants, mkdir, open, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Why the embedded store can't be opened: the rest of a sentence that begins with its folder. */
export class BadFolder extends Error {
  override readonly name = 'BadFolder';
}

/** What the system says, for people. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'is not open to the user that runs the server (reading, writing and making files)',
  EPERM: 'is not open to the user that runs the server (reading, writing and making files)',
  EROFS: 'is on a file system that is read-only',
  ENOSPC: 'is on a disk without space',
  EDQUOT: 'is on a disk without space for this user',
  ENOTDIR: 'leads through a file',
  EEXIST: 'is a file',
  ELOOP: 'leads through links that go round in circles',
  ENAMETOOLONG: 'is too long a name',
  ENOENT: 'cannot be made there',
  EIO: 'is on a disk that does not work',
};

/** A reason for an error of the file system or of lmdb. */
export const badFolder = (error: unknown): BadFolder => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new BadFolder(REASONS[code] ?? `cannot be used (${code || messageOf(error)})`, { cause: error });
};

/** Makes the folder where it is missing, and finds out whether the store's file can live in it. Rejects with {@link BadFolder}. */
export const prepareFolder = async (folder: string, file: string): Promise<void> => {
  try {
    await makeFolder(resolve(folder));
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const stored = await kindOf(file);
    if (stored === null) return;
    if (!stored.isFile()) throw new BadFolder('holds a rooms.lmdb that is no file');
    await access(file, constants.R_OK | constants.W_OK);
    if (stored.size > 0 && !(await isStore(file))) throw new BadFolder('holds a rooms.lmdb that is no store');
  } catch (error) {
    throw error instanceof BadFolder ? error : badFolder(error);
  }
};

/** Step by step: Node's own `recursive` never returns where the system takes no folders, as below /proc. */
const makeFolder = async (folder: string): Promise<void> => {
  const found = await kindOf(folder);
  if (found?.isDirectory() === true) return;
  if (found !== null) throw new BadFolder('is a file');
  await makeFolder(dirname(folder));
  await mkdir(folder);
};

/** lmdb's own mark on its first page; on a file without it lmdb ends the process instead of saying so. */
const MARK = { at: 24, value: 0xbeefc0de, leastSize: 8192 };

const isStore = async (file: string): Promise<boolean> => {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(MARK.leastSize), 0, MARK.leastSize, 0);
    const marks = [buffer.readUInt32LE(MARK.at), buffer.readUInt32BE(MARK.at)];
    return bytesRead === MARK.leastSize && marks.includes(MARK.value);
  } finally {
    await opened.close();
  }
};

const kindOf = async (path: string) => {
  try {
    return await stat(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

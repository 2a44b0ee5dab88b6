/** How often it is looked, and after how long a file is named, ms. */
const LOOK = 60_000;
const LONG = 300_000;

/** Names the test files that have been running for long: a run that is killed for its time says where it hung. */
export default class StillRunning {
  /** @type {Map<string, number>} */
  #since = new Map();

  onTestRunStart() {
    setInterval(() => {
      for (const [file, since] of this.#since) {
        const age = Date.now() - since;
        if (age >= LONG) console.log(`still running after ${Math.round(age / 60_000)} min: ${file}`);
      }
    }, LOOK).unref();
  }

  onTestModuleStart(/** @type {import('vitest/node').TestModule} */ { relativeModuleId }) {
    this.#since.set(relativeModuleId, Date.now());
  }

  onTestModuleEnd(/** @type {import('vitest/node').TestModule} */ { relativeModuleId }) {
    this.#since.delete(relativeModuleId);
  }
}

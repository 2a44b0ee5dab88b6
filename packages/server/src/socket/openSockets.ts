/** How many sockets each address has open. */
export class OpenSockets {
  readonly #countByAddress = new Map<string, number>();

  count(address: string): number {
    return this.#countByAddress.get(address) ?? 0;
  }

  /** Counts one more, until the returned function is called. */
  enter(address: string): () => void {
    this.#countByAddress.set(address, this.count(address) + 1);
    return () => {
      const left = this.count(address) - 1;
      if (left > 0) this.#countByAddress.set(address, left);
      else this.#countByAddress.delete(address);
    };
  }
}

/** A promise that React's `use` reads at once: on the server, and while a page is taken over. */
export const settled = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value })

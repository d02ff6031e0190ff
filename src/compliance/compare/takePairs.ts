/** What stands on one side alone. */
interface Unpaired<Item> {
  gone: Item[]
  come: Item[]
}

/** Takes what belongs together out of both lists: each that came, with the first that went and that it is the same as. */
export function takePairs<Item>(
  left: Unpaired<Item>,
  isPair: (gone: Item, come: Item) => boolean,
): (readonly [gone: Item, come: Item])[] {
  return [...left.come].flatMap((come) => {
    const gone = left.gone.find((candidate) => isPair(candidate, come))
    if (gone === undefined) return []
    left.gone = left.gone.filter((candidate) => candidate !== gone)
    left.come = left.come.filter((candidate) => candidate !== come)
    return [[gone, come] as const]
  })
}

/** A component's tag as it was typed. */
export interface Tag {
  kind: 'open' | 'close' | 'alone'
  name: string
  properties: { name: string; value: string }[]
  /** A part of the tag that is no property with a text in quotation marks. */
  unreadable?: string
}

const property = /^\s*([A-Za-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/

/** Reads `<Name property="text">`, `<Name … />` or `</Name>`; undefined when the text is none of them. */
export function parseTag(value: string): Tag | undefined {
  const match = /^<(\/?)([A-Z][\w.-]*)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>$/.exec(value.trim())
  if (!match) return undefined
  const [, closing = '', name = '', inside = '', alone = ''] = match
  const tag: Tag = { kind: closing ? 'close' : alone ? 'alone' : 'open', name, properties: [] }
  let rest = inside
  while (rest.trim() !== '') {
    const found = property.exec(rest)
    if (!found) return { ...tag, unreadable: rest.trim() }
    tag.properties.push({ name: found[1] ?? '', value: found[2] ?? found[3] ?? '' })
    rest = rest.slice(found[0].length)
  }
  return tag
}

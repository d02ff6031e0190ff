/** The initials of a person's first and last name: `Ellen Pruitt-Nakamura` → `EP`. */
export function initials(name: string): string {
  const words = name.split(' ')
  const [first, last] = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : '']
  return first.slice(0, 1) + last.slice(0, 1)
}

/** Chooses the area that the address names (`?area=VALUE`), unless one is chosen already or the list lacks it. */
export function preselectArea(list: HTMLSelectElement | null): void {
  if (list?.value !== '') return
  const named = new URLSearchParams(window.location.search).get('area')
  for (const option of list.options) if (option.value === named) option.selected = true
}

/** Selects the area in the address (`?area=VALUE`), unless one is already selected. */
export function preselectArea(list: HTMLSelectElement | null): void {
  if (list?.value !== '') return
  const named = new URLSearchParams(location.search).get('area')
  for (const option of list.options) if (option.value === named) option.selected = true
}

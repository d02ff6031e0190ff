/**
 * Fetches a file of data. Fails when it cannot be had or is something else.
 * @param cache `no-cache` for a file that changes at one address: the server is asked whether what the browser keeps
 * still holds, also where a host lets browsers keep everything for some minutes
 */
export async function fetchJson<Data>(address: string, cache: RequestCache = 'default'): Promise<Data> {
  const response = await fetch(address, { headers: { accept: 'application/json' }, cache })
  if (!response.ok) throw new Error(`${response.status} for ${address}`)
  return response.json()
}

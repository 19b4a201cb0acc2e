/** Asks for the files that the site ships for Studio. */
import { SHIPPED, type Shipped } from '../../preview/hosted.ts'
import type { Addresses } from './addresses.ts'

let shipped: Promise<Shipped> | undefined

/** The same for everybody who asks: a newer version would not fit to what is open. */
export const shippedAt = (addresses: Addresses): Promise<Shipped> => {
  shipped ??= ask<Shipped>(addresses, SHIPPED)
  return shipped
}

/** Throws if there is no such file. */
export async function ask<Answer>({ address }: Addresses, file: string): Promise<Answer> {
  const answer = await fetch(`${address}/${file}`)
  if (!answer.ok) throw new Error(`${answer.status}: ${file}`)
  const found: Answer = await answer.json()
  return found
}

import type { FactProps } from '../tagProps.ts'

export const FirmPhone = ({ lines: [phone = ''] }: FactProps) => (
  <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
)

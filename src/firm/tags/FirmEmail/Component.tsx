import type { FactProps } from '../tagProps.ts'

export const FirmEmail = ({ lines: [email] }: FactProps) => <a href={`mailto:${email}`}>{email}</a>

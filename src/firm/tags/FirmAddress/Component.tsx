import { Fragment } from 'react'
import type { FactProps } from '../tagProps.ts'

export const FirmAddress = ({ lines }: FactProps) => (
  <address>
    {lines.map((line, index) => (
      <Fragment key={line}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </address>
)

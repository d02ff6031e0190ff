import type { ReactNode } from 'react'
import { emailPattern, fileTypes, textFields, type FieldName } from '../../../message/fields.ts'
import type { Labels } from '../../labels.ts'
import type { PayloadOf } from '../kinds.ts'
import {
  ByMail,
  Cell,
  Choice,
  FieldLabel,
  HalfCell,
  Hint,
  Line,
  Mistake,
  Optional,
  Text,
} from './formStyle.ts'
import type { Mistakes } from './mistakes.ts'
import type { ContactFormText } from './page.ts'

interface FieldsProps {
  text: ContactFormText
  options: PayloadOf<'contact'>['facts']['options']
  labels: Pick<Labels, 'contact'>
  /** Where a file goes, if the visitor may send one. */
  file: 'form' | 'mail' | undefined
  mistakes: Mistakes
  isBusy: boolean
}

export const Fields = ({ text, options, labels, file, mistakes, isBusy }: FieldsProps) => {
  const field = (name: FieldName) => ({ name, mistake: mistakes[name], optional: labels.contact.optional })
  return (
    <>
      <Field {...field('name')} label={text.name} isHalf>
        {(given) => <Line {...given} readOnly={isBusy} autoComplete="name" />}
      </Field>
      <Field {...field('email')} label={text.email} isHalf>
        {(given) => (
          <Line {...given} readOnly={isBusy} autoComplete="email" type="email" pattern={emailPattern} />
        )}
      </Field>
      <Field {...field('practiceArea')} label={text.area}>
        {(given) => (
          <Choice {...given}>
            <option value="">{text.noArea}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Choice>
        )}
      </Field>
      <Field {...field('message')} label={text.message}>
        {(given) => <Text {...given} readOnly={isBusy} />}
      </Field>
      {file === 'mail' && <ByMail>{text.attachment.byMail}</ByMail>}
      {file === 'form' && (
        <Field {...field('attachment')} label={text.attachment.label} hint={text.attachment.hint}>
          {(given) => <Line {...given} readOnly={isBusy} type="file" accept={fileEnds} />}
        </Field>
      )}
    </>
  )
}

const fileEnds = Object.keys(fileTypes)
  .map((end) => `.${end}`)
  .join()

interface FieldProps {
  name: FieldName
  label: string
  /** The word next to the label of a field that visitors may leave empty. */
  optional: string
  hint?: string
  mistake: string | undefined
  /** Whether the field shares its row, if there is room. */
  isHalf?: boolean
  /** The control, which gets what ties it to its label and note. */
  children: (given: object) => ReactNode
}

/** A field with its label, and what is wrong with it or what it takes. */
function Field({ name, label, optional, hint, mistake, isHalf, children }: FieldProps) {
  const required = name !== 'attachment' && textFields[name].isRequired
  const id = `your-${name}`
  const note = mistake || hint ? `${id}-note` : undefined
  const Box = isHalf ? HalfCell : Cell
  return (
    <Box>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {!required && <Optional aria-hidden="true">{optional}</Optional>}
      {children({ id, name, required, 'aria-describedby': note, 'aria-invalid': mistake ? true : undefined })}
      {mistake ? <Mistake id={note}>{mistake}</Mistake> : hint && <Hint id={note}>{hint}</Hint>}
    </Box>
  )
}

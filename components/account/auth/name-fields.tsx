import { TextField } from '@/components/kit/ui/field'
import { account as texts } from '@/messages/account/profile/account'

interface Names {
  name: string
  lastname: string
}

interface NameFieldsProps {
  values: Names
  faults: Partial<Record<keyof Names, string>>
  onType: (change: Partial<Names>) => void
}

export function NameFields({ values, faults, onType }: NameFieldsProps) {
  return (
    <>
      <TextField
        label={texts.register.name}
        name="name"
        autoComplete="given-name"
        value={values.name}
        error={faults.name}
        onChange={(event) => onType({ name: event.target.value })}
      />
      <TextField
        label={texts.register.lastname}
        hint={texts.register.lastnameHint}
        name="lastname"
        autoComplete="family-name"
        value={values.lastname}
        error={faults.lastname}
        onChange={(event) => onType({ lastname: event.target.value })}
      />
    </>
  )
}

import { screen, within } from '@testing-library/react'

import { openConfigurator } from './open-configurator'

async function openFull() {
  const app = await openConfigurator('nyx')
  await app.user.click(screen.getByRole('button', { name: 'Full screen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Nyx' })
  return { ...app, dialog: within(dialog) }
}

describe('Full screen', () => {
  it('zooms by its buttons, says how far, and fits again', async () => {
    const { user, dialog } = await openFull()
    const [out, fit] = ['Zoom out', 'Fit to screen'].map((name) =>
      dialog.getByRole('button', { name }),
    )
    if (!out || !fit) throw new Error('A button is missing.')
    expect(out).toHaveAttribute('aria-disabled', 'true')
    await user.click(dialog.getByRole('button', { name: 'Zoom in' }))
    expect(dialog.getByRole('status')).toHaveTextContent('Zoom 140%')
    await user.click(fit)
    expect(dialog.getByRole('status')).toHaveTextContent('Zoom 100%')
  })

  it('zooms and fits by the keyboard', async () => {
    const { user, dialog } = await openFull()
    const picture = dialog.getByRole('group', { name: /^Picture/ })
    picture.focus()
    await user.keyboard('++')
    expect(dialog.getByRole('status')).toHaveTextContent('Zoom 196%')
    await user.keyboard('-')
    expect(dialog.getByRole('status')).toHaveTextContent('Zoom 140%')
    await user.keyboard('0')
    expect(dialog.getByRole('status')).toHaveTextContent('Zoom 100%')
  })
})

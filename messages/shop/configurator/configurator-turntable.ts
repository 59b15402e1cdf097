import type { Side } from '@/domain/shop/bike3d/orbit'
import type { View } from '@/domain/shop/bike3d/views'

import type { DialogRequest } from '@/messages/kit/dialogs'

const dataDialog: DialogRequest = {
  title: 'Load the 3D view?',
  message: 'Your browser is set to save data. The 3D view takes about as much as two pictures.',
  icon: 'info',
  type: 'wide',
  primaryButtonType: 'default',
  primaryButton: 'Load it',
  secondaryButton: 'Keep the picture',
}

export const turnTexts = {
  turn: 'View in 3D',
  loading: 'Getting the 3D view…',
  failed: 'The 3D view didn’t work this time. The picture shows your bike just as well.',
  keys: '3D view. Arrow keys turn the bike, plus and minus zoom, zero goes back.',
  views: 'View',
  view: (title: string) => `${title} view`,
  left: 'Turn left',
  right: 'Turn right',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  save: 'Save the picture',
  saved: 'The picture is saved.',
  notSaved: 'We couldn’t save the picture. Try again.',
  share: 'Share',
  copied: 'The link to this build is copied.',
  notShared: 'We couldn’t share it. The code above works everywhere.',
  end: 'Back to the picture',
  ready: 'The 3D view is ready.',
  zoomed: (percent: number) => `Zoom ${percent}%`,
  sides: {
    right: 'Seen from the right',
    front: 'Seen from the front',
    left: 'Seen from the left',
    rear: 'Seen from behind',
  } satisfies Record<Side, string>,
  titles: {
    side: 'Side',
    front: 'Front',
    rear: 'Rear',
    cockpit: 'Cockpit',
    motor: 'Motor',
    paint: 'Paint',
  } satisfies Record<View, string>,
  dataDialog,
} as const

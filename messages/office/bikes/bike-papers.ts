export const bikePapers = {
  frames: 'Frame numbers',
  prefix: 'Two letters',
  prefixHint: 'Capital letters that no other bike has. Leave it empty for “NK.”',
  example: (prefix: string) => `A frame reads ${prefix === '' ? 'NK' : prefix}-10042.`,
  open: 'Choose them before the first bike is sold: they stay once a frame has a number.',
  fixed: (frames: number) =>
    frames === 1
      ? 'One frame has a number already, so the letters stay.'
      : `${frames.toLocaleString('en-US')} frames have numbers already, so the letters stay.`,
  manual: 'Manual',
  ownManual: (title: string) => `This bike has a manual of its own: “${title}.”`,
  lentManual: (model: string) =>
    `This bike has the words of the ${model} manual, with its own name, pictures, figures and tables. Write a manual for it under Texts to take their place.`,
  noManual: 'This bike has no manual yet. Write one under Texts.',
  edit: 'Edit that text',
  write: 'Write its own manual',
  torques: 'Torques',
  modelTorques: (model: string) =>
    `They’re those of the ${model}, which this bike was copied from, in its manual and in every passport.`,
  ownTorques: 'They’re written for this model, in its manual and in every passport.',
  bolt: 'Bolt',
  torque: 'Nm',
} as const

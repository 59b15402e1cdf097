import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { NodeType, Schema } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'

import { toggle } from './commands'

/** Words that are typed as Markdown become what they mean. */
function rulesOf({ nodes, marks }: Schema): InputRule[] {
  const node = (name: string) => nodes[name] as NodeType
  const wrapped = (shape: RegExp, name: 'strong' | 'em') =>
    new InputRule(shape, ({ tr, schema }, match, ...[start, end]) => {
      const [whole = '', before = '', words = ''] = match
      const from = start + whole.indexOf(before) + before.length
      const mark = marks[name]?.create()
      if (!mark) return null
      return tr.replaceWith(from, end, schema.text(words, [mark])).removeStoredMark(mark)
    })
  return [
    textblockTypeInputRule(/^(#{2,3})\s$/, node('heading'), ([, { length } = '']) => ({
      level: length,
    })),
    wrappingInputRule(/^[-*]\s$/, node('bullet_list')),
    wrappingInputRule(/^(\d{1,9})\.\s$/, node('ordered_list'), ([, order]) => ({
      order: Number(order),
    })),
    wrappingInputRule(/^>\s$/, node('blockquote')),
    wrapped(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, 'strong'),
    wrapped(/(^|[^*])\*([^*\s](?:[^*]*[^*\s])?)\*$/, 'em'),
  ]
}

export function pluginsOf(schema: Schema, askLink: () => void): Plugin[] {
  const item = schema.nodes.list_item as NodeType
  const breakLine: Command = ({ tr, schema: { nodes } }, dispatch) => {
    const node = nodes.hard_break?.create()
    if (node) dispatch?.(tr.replaceSelectionWith(node).scrollIntoView())
    return true
  }
  const link: Command = (_, dispatch) => {
    if (dispatch) askLink()
    return true
  }
  return [
    inputRules({ rules: rulesOf(schema) }),
    keymap({
      'Mod-z': chainCommands(undoInputRule, undo),
      'Shift-Mod-z': redo,
      'Mod-y': redo,
      'Mod-b': toggle('strong'),
      'Mod-i': toggle('em'),
      'Mod-Alt-2': toggle('heading'),
      'Mod-Alt-3': toggle('subheading'),
      'Shift-Mod-7': toggle('ordered_list'),
      'Shift-Mod-8': toggle('bullet_list'),
      'Shift-Mod-9': toggle('blockquote'),
      'Mod-k': link,
      'Mod-]': sinkListItem(item),
      'Mod-[': liftListItem(item),
      'Shift-Enter': chainCommands(exitCode, breakLine),
      Enter: splitListItem(item),
    }),
    keymap(baseKeymap),
    history(),
  ]
}

import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { MarkType, Node, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { NodeSelection, Selection, type Command, type EditorState } from 'prosemirror-state'

export const TOOLS = [
  ...(['strong', 'em', 'heading', 'subheading'] as const),
  ...(['bullet_list', 'ordered_list', 'blockquote'] as const),
] as const
export type Tool = (typeof TOOLS)[number]

const LEVELS = { heading: 2, subheading: 3 } as const

const markOf = ({ schema }: EditorState, name: string) => schema.marks[name] as MarkType
const nodeOf = ({ schema }: EditorState, name: string) => schema.nodes[name] as NodeType

/** Ancestors of the caret, the nearest first. */
function* ancestors({ selection: { $from } }: EditorState): Generator<Node> {
  for (let depth = $from.depth; depth > 0; depth -= 1) yield $from.node(depth)
}

const nearestList = (state: EditorState) =>
  [...ancestors(state)].find(({ type }) => type.name.endsWith('_list'))

export function isActive(state: EditorState, tool: Tool): boolean {
  const { $from, from, to, empty } = state.selection
  if (tool === 'strong' || tool === 'em') {
    const mark = markOf(state, tool)
    if (empty) return Boolean(mark.isInSet(state.storedMarks ?? $from.marks()))
    return state.doc.rangeHasMark(from, to, mark)
  }
  if (tool === 'blockquote') return [...ancestors(state)].some(({ type }) => type.name === tool)
  if (tool === 'heading' || tool === 'subheading') {
    return $from.parent.type.name === 'heading' && $from.parent.attrs.level === LEVELS[tool]
  }
  return nearestList(state)?.type.name === tool
}

/** Turns a kind of text on, or off if it is on already. */
export const toggle =
  (tool: Tool): Command =>
  (state, dispatch) => {
    const isOn = isActive(state, tool)
    if (tool === 'strong' || tool === 'em') return toggleMark(markOf(state, tool))(state, dispatch)
    if (tool === 'blockquote') {
      return isOn ? lift(state, dispatch) : wrapIn(nodeOf(state, tool))(state, dispatch)
    }
    if (tool === 'bullet_list' || tool === 'ordered_list') {
      if (isOn) return liftListItem(nodeOf(state, 'list_item'))(state, dispatch)
      return changeList(tool)(state, dispatch) || wrapInList(nodeOf(state, tool))(state, dispatch)
    }
    if (isOn) return setBlockType(nodeOf(state, 'paragraph'))(state, dispatch)
    return setBlockType(nodeOf(state, 'heading'), { level: LEVELS[tool] })(state, dispatch)
  }

/** Turns a bulleted list into a numbered one, or the other way round. */
const changeList =
  (tool: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch) => {
    const list = nearestList(state)
    if (!list) return false
    const { $from } = state.selection
    const depth = [...ancestors(state)].indexOf(list)
    const { tight } = list.attrs
    const before = $from.before($from.depth - depth)
    dispatch?.(state.tr.setNodeMarkup(before, nodeOf(state, tool), { tight }))
    return true
  }

interface LinkRange {
  from: number
  to: number
  href: string
}

/** Returns the link at the caret, or the selection as a link without an address; null without words. */
export function linkAt(state: EditorState): LinkRange | null {
  const { $from, from, to, empty } = state.selection
  const link = markOf(state, 'link')
  const found =
    link.isInSet($from.marks()) ?? $from.nodeAfter?.marks.find(({ type }) => type === link)
  if (!found) return empty || !$from.parent.inlineContent ? null : { from, to, href: '' }
  let [start, end] = [from, from]
  $from.parent.forEach((node, offset) => {
    const at = $from.start() + offset
    if (!found.isInSet(node.marks) || at + node.nodeSize < from || at > from) return
    start = Math.min(start, at)
    end = Math.max(end, at + node.nodeSize)
  })
  return { from: start, to: Math.max(end, to), href: String(found.attrs.href) }
}

/** Links the words at the caret, or removes their link if the address is empty. Without words, inserts the address. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const link = markOf(state, 'link')
    const range = linkAt(state)
    const { tr } = state
    if (range) tr.removeMark(range.from, range.to, link)
    if (range && href !== '') tr.addMark(range.from, range.to, link.create({ href }))
    if (!range && href !== '')
      tr.replaceSelectionWith(state.schema.text(href, [link.create({ href })]), false)
    dispatch?.(tr.scrollIntoView())
    return true
  }

export interface SelectedPicture {
  at: number
  alt: string
}

export function selectedPicture({ selection }: EditorState): SelectedPicture | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null
  return { at: selection.from, alt: String(selection.node.attrs.alt) }
}

export const describePicture =
  (alt: string): Command =>
  (state, dispatch) => {
    const picture = selectedPicture(state)
    if (!picture) return false
    const tr = state.tr.setNodeAttribute(picture.at, 'alt', alt.replace(/[[\]\\]/g, ''))
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, picture.at)))
    return true
  }

/** Moves the caret behind the picture, so that typing doesn't replace it. */
export const leavePicture: Command = ({ tr, selection }, dispatch) => {
  dispatch?.(tr.setSelection(Selection.near(selection.$to)))
  return true
}

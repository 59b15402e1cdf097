export const loadDrawing = () => import('./drawn-stage')

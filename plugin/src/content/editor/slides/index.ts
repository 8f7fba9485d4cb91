/**
 * `@brolga/editor-slides`: what the editors of sliders and carousels share.
 */
export { ControlFields } from './control-fields';
export { MovementPanel } from './movement-panel';
export { SchemeFields } from './scheme-fields';
export { ShapeFields } from './shape-fields';
export { SlidesTrack } from './slides-track';
export { SlideThumbnail } from './slide-thumbnail';

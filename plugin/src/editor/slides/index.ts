/**
 * `@brolga/editor-slides`: what the editors of sliders and carousels share.
 */
export { MovementPanel } from './movement-panel';
export { NameField } from './name-field';
export { ShapeFields } from './shape-fields';
export { SlidesTrack } from './slides-track';
export { SlideThumbnail } from './slide-thumbnail';

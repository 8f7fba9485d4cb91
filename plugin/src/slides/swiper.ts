/**
 * The parts of Swiper that our blocks use: one chunk, which views import when
 * they come into view.
 */
export { Swiper } from 'swiper';
export { EffectFade } from 'swiper/modules';

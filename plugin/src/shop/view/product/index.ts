/**
 * `@brolga/product`: a product's images, and the stars of its form for reviews.
 * Loaded where a product shows either.
 *
 * @see SHOP-8 SHOP-50 SHOP-51
 */
import { openImages } from './images';
import { drawStars } from './stars';

const { signal } = new AbortController();

openImages( signal );
drawStars( document );

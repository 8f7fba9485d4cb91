/**
 * `@brolga/product`: a product's pictures, and the stars of its form for reviews.
 * Loaded where a product shows either.
 *
 * @see SHOP-8 SHOP-50 SHOP-51
 */
import { openPictures } from './pictures';
import { drawStars } from './stars';

const { signal } = new AbortController();

openPictures( signal );
drawStars( document );

/**
 * `@brolga/effects`: on pages with blocks that appear with an animation or
 * that stick.
 */
import './style.scss';
import './animation';
import './sticky';

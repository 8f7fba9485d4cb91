/**
 * `@brolga/effects`: on pages with blocks that appear with an animation or
 * that stick.
 */
import './animation';
import './sticky';

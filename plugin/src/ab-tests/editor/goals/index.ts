/**
 * What makes any block the goal of a test: a part of the blocks' script.
 */
import './mark';

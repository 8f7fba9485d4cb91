/**
 * What explains a block at its first use: a part of the blocks' script.
 */
import './with-first-use';

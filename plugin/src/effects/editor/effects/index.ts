/**
 * Panels for what any block can do: a part of the blocks' script.
 */
import './panels';

/**
 * The settings of popups, in the editor of a popup alone.
 */
import './panels';

import { registerBlock } from '@brolga/editor';
import { image as icon } from '@wordpress/icons';
import metadata from './block.json';
import { Edit as edit } from './edit';
import { save } from './save';
import './style.scss';
import './editor.scss';

registerBlock( metadata, { icon, edit, save } );

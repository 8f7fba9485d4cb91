import { registerBlock } from '@brolga/editor';
import { blockDefault as icon } from '@wordpress/icons';
import metadata from './block.json';
import { edit } from './edit';
import { save } from './save';
import './style.scss';
import './editor.scss';

registerBlock( metadata, { icon, edit, save } );

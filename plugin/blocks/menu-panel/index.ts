import { registerBlock } from '@brolga/editor';
import { layout as icon } from '@wordpress/icons';
import metadata from './block.json';
import { Edit as edit } from './edit';
import './editor.scss';

registerBlock( metadata.name, { icon, edit } );

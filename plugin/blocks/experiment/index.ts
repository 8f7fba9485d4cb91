import { registerBlock } from '@brolga/editor';
import { shuffle as icon } from '@wordpress/icons';
import metadata from './block.json';
import { Edit as edit } from './edit';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

registerBlock( metadata.name, { icon, edit, transforms } );

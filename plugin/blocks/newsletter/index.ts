import { envelope } from '@wordpress/icons';
import { registerBlock } from '@brolga/editor';
import metadata from './block.json';
import { Edit as edit } from './edit';
import { variations } from './variations';
import './style.scss';
import './editor.scss';

registerBlock( metadata.name, { icon: envelope, edit, variations } );

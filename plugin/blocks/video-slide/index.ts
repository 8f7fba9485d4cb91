import { registerBlock } from '@brolga/editor';
import { video as icon } from '@wordpress/icons';
import metadata from './block.json';
import { Edit as edit } from './edit';

registerBlock( metadata.name, { icon, edit } );

import { registerBlock } from '@brolga/editor';
import { lineSolid as icon } from '@wordpress/icons';
import metadata from './block.json';
import { Edit as edit } from './edit';
import './style.scss';

registerBlock( metadata.name, { icon, edit } );

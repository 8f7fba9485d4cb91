import { registerBlock } from '@brolga/editor';
import { header as icon } from '@wordpress/icons';
import metadata from './block.json';
import { Edit as edit } from './edit';
import { transforms } from './transforms';
import { variations } from './variations';
import './style.scss';
import './editor.scss';

registerBlock( metadata.name, { icon, edit, transforms, variations } );

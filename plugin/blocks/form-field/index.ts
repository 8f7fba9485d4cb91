import { registerBlock } from '@brolga/editor';
import { fieldIcons } from '@brolga/editor-forms';
import metadata from './block.json';
import { Edit as edit } from './edit';
import { variations } from './variations';
import './style.scss';
import './editor.scss';

registerBlock( metadata.name, { icon: fieldIcons.line, edit, variations } );

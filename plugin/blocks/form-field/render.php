<?php
/**
 * One field of a form: label above, help and error below.
 *
 * @see FORM-4 FORM-18 FORM-56
 * @var array<string, mixed> $attributes
 * @var string   $content
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;
use Brolga\Forms\CustomTypes\CustomFieldTypes;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Source\BlockAttributes;
use Brolga\Forms\Views\FormFieldView;
use Brolga\Forms\Views\FormScope;

$form = Services::get( FormScope::class )->current();
if ( null === $form ) {
	return;
}
$saved = new BlockAttributes( $attributes );
$field = FieldDefinition::from( $saved, $form->field_names );
if ( FieldType::File === $field->type && null === $form->form->first_of( FieldType::File ) ) {
	// A sign-up takes no files: UPLOAD-14.
	return;
}
$view = new FormFieldView( $form, $field, Services::get( CustomFieldTypes::class )->of( $field ) );
?>
<div <?php Html::put( $view->root_attributes( $saved->line( 'width' ) ) ); // Escaped by core. ?>>
	<?php Html::put( $view->control() ); // Escaped by the view. ?>
	<?php Html::put( $view->notes() ); // Escaped by the view. ?>
</div>

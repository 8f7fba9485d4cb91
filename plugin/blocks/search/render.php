<?php
/**
 * Search: a plain form, which a script lets answer while somebody types.
 *
 * @see SEARCH-6 SEARCH-7
 * @var array{
 *     anchor: string,
 *     design: 'field'|'line',
 *     label: string,
 *     showLabel: bool,
 *     placeholder: string,
 *     buttonText: string,
 *     postType: string,
 *     live: bool,
 * } $attributes
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;
use Brolga\Search\SearchForm;

wp_enqueue_script_module( SearchForm::SCRIPT );

$id   = Root::id( 'brolga/search', $attributes );
$root = Root::attributes( 'brolga/search', $id, [ 'class' => "is-{$attributes['design']}" ] );
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<?php Html::put( Services::get( SearchForm::class )->html( $id, Root::name( $id, __( 'Search this site', 'brolga' ), $attributes['label'] ), $attributes ) ); // Escaped there. ?>
</div>

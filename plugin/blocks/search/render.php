<?php
/**
 * Search: a plain form, which a script lets answer while somebody types.
 *
 * @see SEARCH-6 SEARCH-7
 * @var array{anchor: string, design: 'field'|'line', label: string, showLabel: bool, placeholder: string, buttonText: string, postType: string, live: bool} $attributes
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Blocks\Html;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Blocks\Services;
use Brolga\Search\SearchAddress;
use Brolga\Search\SearchedTypes;

$label  = '' !== trim( $attributes['label'] ) ? $attributes['label'] : __( 'Search this site', 'brolga' );
$button = '' !== trim( $attributes['buttonText'] ) ? $attributes['buttonText'] : __( 'Search', 'brolga' );
$scope  = isset( Services::get( SearchedTypes::class )->names()[ $attributes['postType'] ] ) ? $attributes['postType'] : '';
$id     = Root::id( 'brolga/search', $attributes );
$root   = Root::attributes( 'brolga/search', $id, [ 'class' => "is-{$attributes['design']}" ] );
$words  = [
	/* translators: %d: how many results there are. */
	'one'  => __( '%d result. Use the arrow keys to go there.', 'brolga' ),
	/* translators: %d: how many results there are. */
	'many' => __( '%d results. Use the arrow keys to choose.', 'brolga' ),
	'none' => __( 'Nothing found yet.', 'brolga' ),
	/* translators: %d: how many results there are. */
	'all'  => __( 'All %d results', 'brolga' ),
];
?>
<div <?php echo $root; // Escaped by core. ?>>
	<form role="search" method="get" action="<?php echo esc_url( home_url( '/' ) ); ?>"<?php echo Html::attributes( [ 'data-brolga-search' => $attributes['live'] ? (string) wp_json_encode( $words ) : null ] ); // Escaped there. ?>>
		<label<?php echo Html::attributes( [ 'for' => "{$id}-q", 'class' => 'wp-block-brolga-search__label' . ( $attributes['showLabel'] ? '' : ' is-hidden' ) ] ); // Escaped there. ?>><?php echo esc_html( $label ); ?></label>
		<div class="wp-block-brolga-search__row">
			<input<?php echo Html::attributes( [ 'id' => "{$id}-q", 'class' => 'wp-block-brolga-search__input', 'type' => 'search', 'name' => 's', 'value' => get_search_query( false ), 'placeholder' => '' !== $attributes['placeholder'] ? $attributes['placeholder'] : null, 'maxlength' => SearchAddress::MAX_LENGTH, 'required' => true ] ); // Escaped there. ?>>
			<?php if ( '' !== $scope ) : ?>
				<input type="hidden" name="post_type" value="<?php echo esc_attr( $scope ); ?>">
			<?php endif; ?>
			<button class="wp-block-brolga-search__button wp-element-button" type="submit"><svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true" focusable="false"><circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5 21 21"/></svg><span class="wp-block-brolga-search__word"><?php echo esc_html( $button ); ?></span></button>
		</div>
	</form>
</div>

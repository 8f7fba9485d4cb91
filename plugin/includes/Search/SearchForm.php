<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Support\Html;

/**
 * Renders the search form of all search blocks. It works without JavaScript; a script adds
 * suggestions while a visitor types.
 *
 * @see SEARCH-6 SEARCH-7
 */
final class SearchForm {

	public const SCRIPT = '@brolga/search';

	public function __construct( private readonly SearchedTypes $types ) {}

	/**
	 * @phpstan-param array{
	 *     label: string,
	 *     showLabel: bool,
	 *     placeholder: string,
	 *     buttonText: string,
	 *     postType: string,
	 *     live: bool,
	 * } $settings
	 */
	public function html( string $id, string $name, array $settings ): string {
		$label  = '' !== trim( $settings['label'] ) ? $settings['label'] : __( 'Search this site', 'brolga' );
		$button = '' !== trim( $settings['buttonText'] ) ? $settings['buttonText'] : __( 'Search', 'brolga' );
		$scope  = isset( $this->types->names()[ $settings['postType'] ] ) ? $settings['postType'] : '';
		$form   = [
			'role'               => 'search',
			'aria-label'         => $name,
			'method'             => 'get',
			'action'             => esc_url( home_url( '/' ) ),
			'data-brolga-search' => $settings['live'] ? (string) wp_json_encode( self::words() ) : null,
		];
		$field  = [
			'id'          => "{$id}-q",
			'class'       => 'wp-block-brolga-search__input',
			'type'        => 'search',
			'name'        => 's',
			'value'       => get_search_query( false ),
			'placeholder' => '' !== $settings['placeholder'] ? $settings['placeholder'] : null,
			'maxlength'   => SearchAddress::MAX_LENGTH,
			'required'    => true,
		];
		return '<form'
			. Html::attributes( $form )
			. ">\n"
			. '<label'
			. Html::attributes(
				[
					'for'   => $field['id'],
					'class' => 'wp-block-brolga-search__label' . ( $settings['showLabel'] ? '' : ' is-hidden' ),
				]
			)
			. '>'
			. esc_html( $label )
			. "</label>\n"
			. "<div class=\"wp-block-brolga-search__row\">\n<input"
			. Html::attributes( $field )
			. ">\n"
			. ( '' === $scope ? '' : '<input type="hidden" name="post_type" value="' . esc_attr( $scope ) . "\">\n" )
			. '<button class="wp-block-brolga-search__button wp-element-button" type="submit">'
			. self::icon()
			. '<span class="wp-block-brolga-search__word">'
			. esc_html( $button )
			. "</span></button>\n</div>\n</form>";
	}

	public static function icon(): string {
		return '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" '
			. 'stroke-linecap="round" aria-hidden="true" focusable="false"><circle cx="10.5" cy="10.5" '
			. 'r="6.5"/><path d="M15.5 15.5 21 21"/></svg>';
	}

	/** @return array<string, string> */
	private static function words(): array {
		return [
			/*
			 * translators: %d: how many results there are; the page counts, so that there is one form for all numbers.
			 */
			'found'   => __( 'Results: %d. Use the arrow keys to select one.', 'brolga' ),
			'none'    => __( 'No results.', 'brolga' ),
			/* translators: %d: how many results there are. */
			'all'     => __( 'All results (%d)', 'brolga' ),
			/* translators: %s: words that are near to those that were searched for. */
			'instead' => __( 'Did you mean “%s”?', 'brolga' ),
		];
	}
}

<?php
declare( strict_types=1 );

namespace Brolga\Shop\Product;

use Brolga\Core\Support\Html;
use Brolga\Core\Support\Module;

/**
 * Asks for a rating with five radio buttons, in the review forms of both classic and block
 * templates. It works without JavaScript; with it, pointer users click five stars, while keyboard
 * and screen reader users keep the radio buttons.
 *
 * @see SHOP-8 SHOP-52
 */
final class RatingField implements Module {

	/** WooCommerce's select element with its wrapper, which WooCommerce's script replaces by stars. */
	private const THEIRS = '#<div class="comment-form-rating">.*?</div>#s';

	private const STAR =
		'<svg class="brolga-rating__drawn" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" '
			. 'focusable="false"><path d="m12 2.6 2.9 6 6.5.9-4.7 4.6 1.1 6.6-5.8-3.1-5.8 3.1 1.1-6.6-4.7-4.6 '
			. '6.5-.9z"/></svg>';

	public function __construct( private readonly ProductScripts $scripts ) {}

	public function register(): void {
		add_filter( 'woocommerce_product_review_comment_form_args', $this->replace( ... ), 20 );
	}

	private function replace( mixed $form ): mixed {
		if ( is_array( $form ) && is_string( $form['comment_field'] ?? null ) ) {
			$field = self::field( wc_review_ratings_required() );
			$made  = preg_replace_callback(
				self::THEIRS,
				static fn (): string => $field,
				$form['comment_field'],
				1,
				$count
			);
			if ( is_string( $made ) && 1 === $count ) {
				$form['comment_field'] = $made;
				$this->scripts->enqueue();
			}
		}
		return $form;
	}

	public static function stars( int $stars ): string {
		/* translators: %d: a number of stars, from 1 to 5. */
		return sprintf( _n( '%d star', '%d stars', $stars, 'brolga' ), $stars );
	}

	private static function field( bool $is_required ): string {
		$row = '';
		for ( $stars = 1; $stars <= 5; $stars++ ) {
			$row .= '<input'
				. Html::attributes(
					[
						'class'    => 'brolga-rating__choice',
						'type'     => 'radio',
						'name'     => 'rating',
						'id'       => "brolga-rating-{$stars}",
						'value'    => $stars,
						'required' => $is_required,
					]
				)
				. '><label'
				. Html::attributes(
					[
						'class' => "brolga-rating__star is-star-{$stars}",
						'for'   => "brolga-rating-{$stars}",
					]
				)
				. '>'
				. self::STAR
				. '<span class="brolga-rating__name">'
				. esc_html( self::stars( $stars ) )
				. '</span></label>';
		}
		$mark = $is_required ? ' <span class="required" aria-hidden="true">*</span>' : '';
		return '<fieldset class="comment-form-rating brolga-rating" role="radiogroup"'
			. Html::attributes( [ 'aria-required' => $is_required ? 'true' : null ] )
			. ' data-brolga-rating><legend class="brolga-rating__label">'
			. esc_html__( 'Your rating', 'brolga' )
			. $mark
			. '</legend><div class="brolga-rating__row">'
			. $row
			. '</div></fieldset>';
	}
}

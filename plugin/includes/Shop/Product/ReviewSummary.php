<?php
declare( strict_types=1 );

namespace Brolga\Shop\Product;

use Brolga\Core\Support\Html;

/**
 * Summary of a product's reviews: the average rating, the number of reviews per rating, and links
 * that filter and sort the reviews. It works without JavaScript.
 *
 * @see SHOP-53 SHOP-54
 */
final class ReviewSummary {

	private const PLACE = '#reviews';

	/** @param array<int, int> $counts */
	public function __construct(
		private readonly string $address,
		private readonly float $average,
		private readonly array $counts,
		private readonly ReviewChoice $choice
	) {}

	/** Returns an empty string if there are no ratings. */
	public function html(): string {
		$total = array_sum( $this->counts );
		if ( 0 === $total ) {
			return '';
		}
		return '<div class="brolga-reviews">' . $this->average( $total ) . $this->ratings( $total )
			. ( $total > 1 ? $this->orders() : '' ) . $this->chosen() . '</div>';
	}

	private function average( int $total ): string {
		$said = sprintf(
			/* translators: 1: an average rating, such as 4.7. 2: the most that can be given, in a number. */
			__( '%1$s out of %2$s', 'brolga' ),
			number_format_i18n( $this->average, 1 ),
			number_format_i18n( 5 )
		);
		/* translators: %s: how many. */
		$of = sprintf( _n( '%s rating', '%s ratings', $total, 'brolga' ), number_format_i18n( $total ) );
		return '<div class="brolga-reviews__sum"><p class="brolga-reviews__average">'
			. esc_html( $said )
			. '</p><div class="brolga-reviews__stars" aria-hidden="true">'
			. wc_get_rating_html( $this->average )
			. '</div><p class="brolga-reviews__total">'
			. esc_html( $of )
			. '</p></div>';
	}

	private function ratings( int $total ): string {
		$bars = '';
		foreach ( $this->counts as $stars => $count ) {
			$bar   = '<span class="brolga-reviews__name">'
				. esc_html( RatingField::stars( $stars ) )
				. '</span> <svg class="brolga-reviews__bar" aria-hidden="true" focusable="false"><rect'
				. Html::attributes( [ 'width' => round( 100 * $count / $total ) . '%', 'height' => '100%' ] )
				. '/></svg> '
				. '<span class="brolga-reviews__count"><span aria-hidden="true">'
				. esc_html( number_format_i18n( $count ) )
				. '</span><span class="screen-reader-text">'
				. esc_html( self::reviews( $count ) )
				. '</span></span>';
			$bars .= '<li>' . ( $count > 0
				? $this->link(
					'brolga-reviews__rating',
					$this->choice->rated( $stars ),
					$bar,
					$this->choice->rating === $stars
				)
				: '<span class="brolga-reviews__rating">' . $bar . '</span>' ) . '</li>';
		}
		return '<ul class="brolga-reviews__ratings" aria-label="'
			. esc_attr__( 'Reviews by rating', 'brolga' )
			. '">'
			. $bars
			. '</ul>';
	}

	private function orders(): string {
		$links = '';
		foreach ( ReviewOrder::cases() as $order ) {
			$links .= '<li>' . $this->link(
				'brolga-reviews__order',
				$this->choice->sorted( $order ),
				esc_html( $order->label() ),
				$this->choice->order === $order
			) . '</li>';
		}
		return '<nav class="brolga-reviews__sort" aria-label="'
			. esc_attr__( 'Sort reviews', 'brolga' )
			. '"><ul class="brolga-reviews__orders">'
			. $links
			. '</ul></nav>';
	}

	private function chosen(): string {
		if ( null === $this->choice->rating ) {
			return '';
		}
		$said = sprintf(
			/* translators: 1: a number of stars, such as "5 stars". 2: how many reviews, such as "3 reviews". */
			__( 'Only %1$s: %2$s', 'brolga' ),
			RatingField::stars( $this->choice->rating ),
			self::reviews( $this->counts[ $this->choice->rating ] ?? 0 )
		);
		return '<p class="brolga-reviews__chosen"><span>'
			. esc_html( $said )
			. '</span> '
			. $this->link(
				'brolga-reviews__all',
				$this->choice->rated( null ),
				esc_html__( 'Show all reviews', 'brolga' ),
				false
			)
			. '</p>';
	}

	private static function reviews( int $count ): string {
		/* translators: %s: how many. */
		return sprintf( _n( '%s review', '%s reviews', $count, 'brolga' ), number_format_i18n( $count ) );
	}

	/** @param string $words Escaped text. */
	private function link( string $css_class, ReviewChoice $choice, string $words, bool $is_current ): string {
		return '<a' . Html::attributes(
			[
				'class'        => $css_class,
				'href'         => add_query_arg( $choice->query(), $this->address ) . self::PLACE,
				'rel'          => 'nofollow',
				'aria-current' => $is_current ? 'true' : null,
			]
		) . '>' . $words . '</a>';
	}
}

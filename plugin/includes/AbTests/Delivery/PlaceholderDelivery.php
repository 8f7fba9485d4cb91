<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\Variant;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Html;
use WP_HTML_Tag_Processor;

/**
 * The page comes out of a cache and is everybody's: each visitor's browser asks
 * for its variant, and the page's modules wait for the answers.
 *
 * @see AB-18 AB-19 AB-21
 */
final class PlaceholderDelivery implements Delivered {

	/** How the type of a script begins that waits. */
	private const ASLEEP = 'text/brolga-';

	/** Where the page's script puts the title that a variant brings along. */
	private const WORDS = 'data-brolga-title-of';

	/** Where a variant says it. */
	public const TITLE = 'data-brolga-title';

	public function __construct(
		private readonly Audience $audience,
		private readonly PageTests $tests,
		private readonly WaitingRuntime $runtime
	) {}

	/**
	 * A placeholder with the control in it, which the style sheet hides from
	 * visitors with scripts: the room is taken, and nothing below it moves. The
	 * other variants are rendered for what they bring along: styles and scripts
	 * that the page cannot have later.
	 *
	 * @param Test    $test A test that runs.
	 * @param SavedVariants $variants   Its blocks.
	 */
	public function render( Test $test, SavedVariants $variants ): string {
		$this->runtime->wait();
		$this->tests->add( $test );
		$control = $variants->plain();
		$flag    = wp_high_priority_element_flag();
		foreach ( $test->variants as $variant ) {
			if ( Variant::CONTROL !== $variant->number && $variants->has( $variant->number ) ) {
				$variants->plain( $variant->number );
			}
		}
		wp_high_priority_element_flag( $flag );
		return '<div' . Html::attributes(
			[
				'class'                   => Constants::AB_SUBJECT_CLASS,
				'data-brolga-placeholder' => true,
				'data-brolga-test'        => $test->key->format(),
				'data-brolga-cookie'      => $this->audience->cookie( $test->key ),
			] + $this->audience->rules( $test )
		) . '>' . self::asleep( $control ) . '</div>';
	}

	/**
	 * The control's text, unseen until the variant has come with its own.
	 *
	 * @param Test         $test A test that runs.
	 * @param array<int, string> $texts      By the variants' numbers.
	 */
	public function words( Test $test, array $texts ): string {
		return '<span'
			. Html::attributes( [ self::WORDS => $test->key->format() ] )
			. '>'
			. ( $texts[ Variant::CONTROL ] ?? '' )
			. '</span>';
	}

	/**
	 * Markup whose scripts wait: most visitors are not going to see it. The page's
	 * script wakes them where it stays.
	 *
	 * @param string $html Rendered blocks.
	 */
	private static function asleep( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'script' ] ) ) {
			$type = $tags->get_attribute( 'type' );
			$type = is_string( $type ) ? $type : '';
			// What is data does nothing by itself.
			if ( ! str_contains( $type, 'json' ) ) {
				$tags->set_attribute( 'type', self::ASLEEP . $type );
			}
		}
		return $tags->get_updated_html();
	}
}

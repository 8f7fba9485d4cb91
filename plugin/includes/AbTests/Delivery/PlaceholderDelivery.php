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
 * Prints a placeholder, for pages that come from a cache and are the same for everybody. Each
 * visitor's browser requests its variant, and the page's script modules wait for the answers.
 *
 * @see AB-18 AB-19 AB-21
 */
final class PlaceholderDelivery implements DeliveryMethod {

	/** Prefix for the type of a script that must not run yet. */
	private const ASLEEP = 'text/brolga-';

	private const WORDS = 'data-brolga-title-of';

	public const TITLE = 'data-brolga-title';

	public function __construct(
		private readonly Audience $audience,
		private readonly PageTests $tests,
		private readonly WaitingRuntime $runtime
	) {}

	/**
	 * Prints the control inside the placeholder. The style sheet makes it invisible if JavaScript runs, but it
	 * keeps its space, so that the layout does not shift. The other variants are rendered only for their side
	 * effects: they enqueue styles and scripts, which cannot be added to the page later.
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
	 * Prints the control's text, which the style sheet hides until the variant's text has arrived.
	 *
	 * @param array<int, string> $texts
	 */
	public function words( Test $test, array $texts ): string {
		return '<span'
			. Html::attributes( [ self::WORDS => $test->key->format() ] )
			. '>'
			. ( $texts[ Variant::CONTROL ] ?? '' )
			. '</span>';
	}

	/** Keeps scripts from running, until the page's script activates them if the control stays. */
	private static function asleep( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'script' ] ) ) {
			$type = $tags->get_attribute( 'type' );
			$type = is_string( $type ) ? $type : '';
			// JSON data blocks do not run.
			if ( ! str_contains( $type, 'json' ) ) {
				$tags->set_attribute( 'type', self::ASLEEP . $type );
			}
		}
		return $tags->get_updated_html();
	}
}

<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Policy\InlineScript;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Closure;

/**
 * Consent Mode: says no for everybody before any tag of Google's runs, whoever
 * printed it. `@brolga/consent` says otherwise for who has agreed.
 *
 * @see CONSENT-14 TRACK-7
 */
final class TagDefaults implements Module {

	public const SCRIPT = 'assets/consent-default.js';

	/** Services that bring Google's tags. */
	private const GOOGLE = [ 'tag-manager', 'analytics' ];

	/**
	 * @param Closure(): InlineScript $scripts Prints the script.
	 */
	public function __construct(
		private readonly Question $question,
		#[Later( InlineScript::class )] private readonly Closure $scripts
	) {}

	/**
	 * Prints before everything else.
	 */
	public function register(): void {
		add_action( 'wp_head', $this->print( ... ), PHP_INT_MIN );
	}

	/**
	 * Prints the script, where visitors are asked about such a tag.
	 */
	private function print(): void {
		if (
			$this->question->is_asked()
			&& [] !== array_intersect( self::GOOGLE, array_keys( $this->question->categories() ) )
		) {
			Html::put( ( $this->scripts )()->html( self::SCRIPT ), "\n" );
		}
	}
}

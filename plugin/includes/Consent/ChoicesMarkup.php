<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Consent\Storage;
use Brolga\Core\Support\Html;

/**
 * The markup of the dialog with the choices: a switch for each service, with its purpose, its
 * provider, and what it stores for how long.
 *
 * @see CONSENT-8 CONSENT-28
 */
final class ChoicesMarkup {

	/** Categories in the order shown: those with a choice first. */
	private const CATEGORIES = [
		Category::Preferences,
		Category::Statistics,
		Category::Marketing,
		Category::Functional,
	];

	private const DAYS_A_MONTH = 30.4;
	private const DAYS_A_YEAR  = 365;

	private const LONG = 60;

	public function __construct(
		private readonly ConsentQuestion $question,
		private readonly BannerMarkup $banner
	) {}

	/**
	 * Returns the dialog inside a template, so that search engines do not index its text.
	 *
	 * @param string $look URL of the style sheet, which the script loads.
	 */
	public function html( string $look ): string {
		return '<template data-brolga-choices hidden><dialog class="brolga-choices" id="brolga-consent" '
			. 'aria-labelledby="brolga-choices-title" data-brolga-saved="'
			. esc_attr__( 'Your choices are saved.', 'brolga' )
			. '" data-brolga-style="'
			. esc_url( $look )
			. '" data-nosnippet><form class="brolga-choices__form" method="dialog">'
			. '<div class="brolga-choices__head"><h2 class="brolga-choices__title" id="brolga-choices-title" '
			. 'tabindex="-1" autofocus>'
			. esc_html__( 'Privacy choices', 'brolga' )
			. '</h2>'
			. '<button type="button" class="brolga-choices__close" data-brolga-answer="close" aria-label="'
			. esc_attr__( 'Close without saving', 'brolga' )
			. '"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="M6 '
			. '6l12 12M18 6L6 18"/></svg></button></div>'
			. '<div class="brolga-choices__body" tabindex="0" role="group" aria-labelledby="brolga-choices-title"><p>'
			. esc_html__( 'Turn on the features you agree to. You can change your mind at any time.', 'brolga' )
			. '</p>'
			. '<p class="brolga-choices__note" data-brolga-consent-gpc hidden>'
			. esc_html__( 'Your browser asks sites not to share your data (Global Privacy Control), so everything is off unless you turn it on here.', 'brolga' )
			. '</p>'
			. implode( '', array_map( $this->category( ... ), self::CATEGORIES ) )
			. self::number()
			. '</div>'
			. '<div class="brolga-choices__answers">'
			. $this->banner->button( 'save', __( 'Save choices', 'brolga' ), 'submit' )
			. $this->banner->answers()
			. '</div>'
			. '</form></dialog></template>';
	}

	/**
	 * Returns the place for the consent number, with which the owner can find the visitor's record.
	 *
	 * @see CONSENT-28
	 */
	private static function number(): string {
		return '<p class="brolga-choices__number" data-brolga-consent-number hidden>'
			/* translators: %s: a number of 32 letters and digits. */
			. sprintf( esc_html__( 'Your consent number: %s', 'brolga' ), '<code></code>' )
			. '</p>';
	}

	private function category( Category $category ): string {
		$services = array_filter(
			$this->question->services(),
			static fn ( Service $service ): bool => $service->category === $category
		);
		if ( [] === $services ) {
			return '';
		}
		[ $title, $about ] = self::words( $category );
		return '<section class="brolga-choices__category"><h3 class="brolga-choices__name">'
			. esc_html( $title )
			. '</h3><p class="brolga-choices__about">'
			. esc_html( $about )
			. '</p><ul class="brolga-choices__services">'
			. implode( '', array_map( self::service( ... ), $services ) )
			. '</ul></section>';
	}

	private static function service( Service $service ): string {
		$id    = "brolga-choice-{$service->id}";
		$about = "{$id}-about";
		$input = Category::Functional === $service->category
			? '<span class="brolga-choices__always">' . esc_html__( 'Always on', 'brolga' ) . '</span>'
			: '<input' . Html::attributes(
				[
					'class'              => 'brolga-choices__switch',
					'type'               => 'checkbox',
					'role'               => 'switch',
					'id'                 => $id,
					'value'              => $service->id,
					'aria-describedby'   => $about,
					'data-brolga-stores' => implode(
						' ',
						array_map( static fn ( Storage $store ): string => $store->name, $service->stores )
					),
				]
			) . '>';
		$name = Category::Functional === $service->category
			? '<span class="brolga-choices__service-name">' . esc_html( $service->title ) . '</span>'
			: '<label class="brolga-choices__service-name" for="'
				. esc_attr( $id )
				. '">'
				. esc_html( $service->title )
				. '</label>';
		return '<li class="brolga-choices__service"><div class="brolga-choices__line">'
			. $name
			. $input
			. '</div>'
			. '<p class="brolga-choices__purpose" id="'
			. esc_attr( $about )
			. '">'
			. esc_html( $service->lasts
				? $service->purpose . ' ' . __( 'If you turn this off, the page reloads.', 'brolga' )
				: $service->purpose )
			. '</p>'
			. self::facts( $service )
			. '</li>';
	}

	private static function facts( Service $service ): string {
		$facts = '' === $service->host
			? ''
			: '<div><dt>'
				. esc_html__( 'Provider', 'brolga' )
				. '</dt><dd>'
				. esc_html( $service->host )
				. '</dd></div>';
		foreach ( $service->stores as $store ) {
			$facts .= '<div><dt><code>'
				. esc_html( $store->name )
				. '</code></dt><dd>'
				. esc_html( "{$store->purpose} · " . self::duration( $store->days ) )
				. '</dd></div>';
		}
		return '' === $facts ? '' : "<dl class=\"brolga-choices__facts\">{$facts}</dl>";
	}

	public static function duration( int $days ): string {
		if ( 0 === $days ) {
			return __( 'until you close the browser', 'brolga' );
		}
		if ( Storage::KEPT === $days ) {
			return __( 'until you clear your browser’s data', 'brolga' );
		}
		if ( 0 === $days % self::DAYS_A_YEAR ) {
			$years = intdiv( $days, self::DAYS_A_YEAR );
			/* translators: %d: a number of years. */
			return sprintf( _n( '%d year', '%d years', $years, 'brolga' ), $years );
		}
		if ( $days >= self::LONG ) {
			$months = (int) round( $days / self::DAYS_A_MONTH );
			/* translators: %d: a number of months. */
			return sprintf( _n( '%d month', '%d months', $months, 'brolga' ), $months );
		}
		/* translators: %d: a number of days. */
		return sprintf( _n( '%d day', '%d days', $days, 'brolga' ), $days );
	}

	/** @return array{string, string} */
	private static function words( Category $category ): array {
		return match ( $category ) {
			Category::Functional  => [
				__( 'Necessary', 'brolga' ),
				__( 'The site does not work without these.', 'brolga' ),
			],
			Category::Preferences => [
				__( 'Features', 'brolga' ),
				__( 'These show you more of this site, and remember what you chose.', 'brolga' ),
			],
			Category::Statistics  => [
				__( 'Statistics', 'brolga' ),
				__( 'These tell us how the site is used, so that we can make it better.', 'brolga' ),
			],
			Category::Marketing   => [
				__( 'Marketing', 'brolga' ),
				__( 'Used for advertising, here or on other sites.', 'brolga' ),
			],
		};
	}
}

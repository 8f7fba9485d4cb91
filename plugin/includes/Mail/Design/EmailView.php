<?php
declare( strict_types=1 );

namespace Brolga\Mail\Design;

use Brolga\Core\Support\Html;

/**
 * What the template of emails shows: `$email` in it. The texts are not escaped; what is printed by a method
 * is escaped where it was made.
 *
 * @see EMAIL-860 EMAIL-864
 */
final class EmailView {

	private const PADDING = 30;

	/**
	 * @param string $language  For `lang`.
	 * @param string $direction `ltr` or `rtl`.
	 * @param string $headline  Empty: none.
	 * @param string $preheader What mail programs show beside the subject.
	 * @param string $name      The name of the business.
	 * @param string $content   Escaped.
	 * @param string $footer    Escaped.
	 * @param array<string, string> $light Hex colors: page, card, line, text, muted, link, button and ink.
	 * @param array<string, string> $dark  The same for dark mode.
	 * @param string $headings  The font of headings.
	 * @param string $weight    The weight of headings.
	 */
	public function __construct(
		public readonly string $language,
		public readonly string $direction,
		public readonly string $subject,
		public readonly string $headline,
		public readonly string $preheader,
		public readonly string $name,
		public readonly string $home,
		public readonly ?Logo $logo,
		private readonly bool $encloses_logo,
		private readonly string $content,
		private readonly string $footer,
		public readonly array $light,
		public readonly array $dark,
		public readonly string $font,
		public readonly string $headings,
		public readonly string $weight
	) {}

	public function logo_source(): string {
		return $this->encloses_logo ? 'cid:' . Logo::CID : $this->logo->url ?? '';
	}

	/** Keeps mail programs from showing more of the email beside a short preheader. */
	public function put_padding(): void {
		Html::put( str_repeat( '&#8199;&#65279;&#847; ', self::PADDING ) );
	}

	public function put_content(): void {
		Html::put( $this->content );
	}

	public function put_footer(): void {
		Html::put( $this->footer );
	}
}

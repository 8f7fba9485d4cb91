<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Page\PageConfig;
use Brolga\Core\Support\LazyInject;
use Closure;

/**
 * The data about consent for a page's scripts: what visitors are asked, never a visitor's answer,
 * so that pages can be cached. Empty if nobody asks for consent.
 *
 * @see CONSENT-1 CONSENT-5 CONSENT-31 CONSENT-33
 */
final class ConsentData implements PageConfig {

	/** @param Closure(): ConsentWordings $wordings */
	public function __construct(
		private readonly ConsentQuestion $question,
		#[LazyInject( ConsentWordings::class )] private readonly Closure $wordings,
		private readonly OtherBanner $other
	) {}

	/** @return array<string, mixed> */
	public function page_config(): array {
		$is_ours = $this->question->is_asked();
		if ( ! $is_ours && ! $this->other->asks() ) {
			return [];
		}
		return [
			'consent' => [
				'version'  => $this->question->version(),
				'mode'     => $is_ours ? $this->question->mode()->value : $this->other->mode()->value,
				'services' => (object) $this->question->categories(),
			] + array_filter(
				[
					'also'  => $is_ours ? ( $this->wordings )()->also() : [],
					'waits' => $is_ours ? $this->question->waiting() : [],
				],
				static fn ( array $of_this_page ): bool => [] !== $of_this_page
			),
		];
	}
}

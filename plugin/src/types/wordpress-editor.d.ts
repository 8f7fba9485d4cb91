/** What we use of WordPress' scripts that have no types among our packages. */
declare module '@wordpress/editor' {
	import type { ComponentType, ReactNode } from 'react';
	import type { StoreDescriptor } from '@wordpress/data';

	export const store: StoreDescriptor;

	export const PluginDocumentSettingPanel: ComponentType< {
		readonly name: string;
		readonly className?: string;
		readonly title: string;
		readonly children: ReactNode;
	} >;

	export const PluginPrePublishPanel: ComponentType< {
		readonly className?: string;
		readonly title: string;
		readonly initialOpen?: boolean;
		readonly children: ReactNode;
	} >;
}

declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export function registerPlugin(
		name: string,
		settings: { readonly render: ComponentType }
	): void;
}

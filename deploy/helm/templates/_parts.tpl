{{- /* What the pods of all parts have in common. Each is called with a dict: root, part and, where they differ, image and user. */ -}}

{{- define "brolga.labels" -}}
app.kubernetes.io/name: brolga
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "brolga.meta" -}}
labels:
  {{- include "brolga.labels" . | nindent 2 }}
annotations:
  # New configuration, new pods.
  brolga/conf: {{ (.root.Files.Glob "conf/*").AsConfig | sha256sum }}
{{- end }}

{{- define "brolga.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .root.Values.images.pullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: {{ .user | default 999 }}
  runAsGroup: {{ .user | default 999 }}
  fsGroup: {{ .user | default 999 }}
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- /* Two of a kind are not on one node, where there are others. */ -}}
{{- define "brolga.spread" -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "brolga.labels" . | nindent 8 }}
{{- end }}

{{- define "brolga.container" -}}
image: "{{ .root.Values.images.registry }}/{{ .image | default .part }}:{{ .root.Values.images.tag }}"
imagePullPolicy: {{ .root.Values.images.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
resources:
  {{- toYaml (index .root.Values.resources .part) | nindent 2 }}
{{- end }}

{{- /* A node's pod may go when another is there. */ -}}
{{- define "brolga.disruption" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ .part }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels:
      {{- include "brolga.labels" . | nindent 6 }}
{{- end }}

{{- /* What PHP is told, on web nodes and by the worker. */ -}}
{{- define "brolga.environment" -}}
- { name: WP_HOME, value: {{ .Values.home | quote }} }
- { name: WP_DB_HOST, value: "haproxy:3306" }
- { name: WP_DB_PASSWORD_FILE, value: /run/secrets/database_password }
- { name: BROLGA_TRUSTED_PROXIES, value: {{ .Values.trustedProxies | quote }} }
- { name: BROLGA_METRICS_TOKEN_FILE, value: /run/secrets/metrics_token }
{{- /* A password goes to the server that is named beside it, and to no other. */ -}}
{{- if .Values.environment.BROLGA_SMTP_HOST }}
- { name: BROLGA_SMTP_PASSWORD_FILE, value: /run/secrets/smtp_password }
{{- end }}
{{- range $name, $value := .Values.environment }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}

{{- define "brolga.php.mounts" -}}
- { name: conf, mountPath: /etc/brolga }
- { name: secrets, mountPath: /run/secrets }
- { name: tmp, mountPath: /tmp }
- { name: uploads, mountPath: /srv/brolga/shared/uploads }
- { name: private, mountPath: /srv/brolga/shared/private }
{{- end }}

{{- define "brolga.conf" -}}
- name: conf
  configMap: { name: conf, defaultMode: 0555 }
- { name: tmp, emptyDir: {} }
{{- end }}

{{- /* Called with root and the keys of the Secret. */ -}}
{{- define "brolga.secrets" -}}
- name: secrets
  secret:
    secretName: {{ .root.Values.secret }}
    defaultMode: 0440
    items:
      {{- range .keys }}
      - { key: {{ . }}, path: {{ . }} }
      {{- end }}
{{- end }}

{{- /* Called with root and the keys of the Secret that only this part needs. */ -}}
{{- define "brolga.php.volumes" -}}
{{ include "brolga.conf" . }}
{{ include "brolga.secrets" (dict "root" .root "keys" (concat (list "database_password" "keys.php" "metrics_token" "smtp_password") .keys)) }}
- name: uploads
  persistentVolumeClaim: { claimName: uploads }
- name: private
  persistentVolumeClaim: { claimName: private }
{{- end }}
